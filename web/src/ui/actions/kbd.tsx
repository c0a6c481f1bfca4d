/** A key as it is printed on the keyboard; hidden on phones. The control beside it says what it does. */
export const Kbd = ({ children }: { children: string }) => (
  <span className="key" aria-hidden="true">
    {children}
  </span>
);
