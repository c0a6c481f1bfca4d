import useSWR from 'swr';
import { readConfig } from '../../api/config.ts';

/** The way to the sourcers' own application, where there is one. */
export function SourcerLink() {
  const { data: config } = useSWR('config', readConfig, { revalidateOnFocus: false });
  if (!config?.sourcerUrl) return null;
  return (
    <p className="small">
      <a className="link" href={config.sourcerUrl}>
        Are you a community sourcer? Login as sourcer
      </a>
    </p>
  );
}
