import { useRef } from 'react';

/**
 * Where the focus goes on closing. The card that was opened is drawn anew where it has moved: the board finds it then, while
 * the library would take whatever had the focus before any dialog, as the first link of the page.
 */
export function useWayBack() {
  const opener = useRef(document.activeElement);
  return () => (opener.current?.isConnected === false ? false : undefined);
}
