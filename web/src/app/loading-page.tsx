import { Logo } from '../ui/layout/logo.tsx';
import './whole-page.css';

/** The whole screen while it is not known yet what belongs there. */
export const LoadingPage = () => (
  <div className="whole-page" role="status">
    <span className="loading-mark">
      <Logo size={32} />
    </span>
    <span className="vh">Loading</span>
  </div>
);
