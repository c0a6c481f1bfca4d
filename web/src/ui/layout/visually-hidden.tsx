import type { ReactNode } from 'react';

/** Words for those who listen rather than look. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className="vh">{children}</span>;
