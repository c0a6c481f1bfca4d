import { useEffect, useState } from 'react';
import { TIMES } from '../../../shared/product.ts';

const readVersion = async (): Promise<string | undefined> => {
  const response = await fetch('/app_infos.json', { cache: 'no-store' });
  return response.ok ? ((await response.json()) as { version: string }).version : undefined;
};

/** The version deployed since this page was loaded; undefined while that is this one. Rests in hidden tabs. */
export const useNewVersion = (): string | undefined => {
  const [newer, setNewer] = useState<string>();
  useEffect(() => {
    let running: string | undefined;
    const check = async () => {
      if (running && document.hidden) return;
      const deployed = await readVersion().catch(() => undefined);
      running ??= deployed;
      if (deployed !== running && deployed) setNewer(deployed);
    };
    void check();
    const timer = window.setInterval(check, TIMES.versionCheck);
    return () => window.clearInterval(timer);
  }, []);
  return newer;
};
