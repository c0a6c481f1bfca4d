import '../../styles/state.css';
import type { ReactNode } from 'react';

/** Nothing here yet: says so, what to do next, and holds the button for it. */
export const EmptyState = (props: { icon?: ReactNode; title: string; children?: ReactNode; action?: ReactNode }) => (
  <div className="empty">
    {props.icon}
    <p className="title">{props.title}</p>
    {props.children && <p>{props.children}</p>}
    {props.action && <div className="acts">{props.action}</div>}
  </div>
);
