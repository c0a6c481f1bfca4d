import { useEffect, useState } from 'react';
import type { Sanitised, SanitiseOptions } from './sanitise.ts';

/** HTML made safe; null until the sanitiser has arrived. Markup never reaches the page before. */
export const useSanitised = (html: string, { images, styles }: SanitiseOptions = {}): Sanitised | null => {
  const [safe, setSafe] = useState<Sanitised | null>(null);
  useEffect(() => {
    let current = true;
    void import('./sanitise.ts').then(({ sanitise }) => {
      if (current) setSafe(sanitise(html, { images, styles }));
    });
    return () => {
      current = false;
    };
  }, [html, images, styles]);
  return safe;
};
