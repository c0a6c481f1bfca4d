import { buttonClass } from '../ui/actions/button.tsx';
import styles from './shell.module.css';

/** Goes past the menu and what stands above the work: to the part of the page that says it is its content, else to the page. */
function skip() {
  const content = document.querySelector<HTMLElement>('main [data-content]') ?? document.querySelector('main');
  if (!content) return;
  if (!content.hasAttribute('tabindex')) content.tabIndex = -1;
  content.focus({ preventScroll: true });
}

/** The first stop of every page, seen once it has the focus. */
export const SkipLink = () => (
  <button type="button" className={`${buttonClass('secondary', 's')} ${styles.skip}`} onClick={skip}>
    Skip to the content
  </button>
);
