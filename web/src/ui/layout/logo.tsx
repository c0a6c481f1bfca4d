/** The bramble berry, our mark; `word` sets the name beside it. */
export const Logo = ({ size = 22, word }: { size?: number | undefined; word?: string | undefined }) => (
  <span className="row logo">
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role="img"
      aria-label={word ? undefined : 'Bramble'}
      aria-hidden={word ? true : undefined}
    >
      <g fill="var(--accent-text)">
        <circle cx="7.4" cy="10" r="3.2" />
        <circle cx="13.4" cy="9.2" r="3.3" />
        <circle cx="18.2" cy="12.6" r="2.9" />
        <circle cx="10.4" cy="14.8" r="3.2" />
        <circle cx="15.6" cy="17" r="2.9" />
        <circle cx="12" cy="20.6" r="2.5" />
      </g>
      <path d="M12.2 5.2C12.4 3 14 1.4 17 1.2c0 2.6-1.6 4.3-4.8 4z" fill="var(--success-solid)" />
    </svg>
    {word && <span className="word">{word}</span>}
  </span>
);
