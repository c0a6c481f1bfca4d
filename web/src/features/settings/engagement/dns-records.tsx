import Copy from 'lucide-react/icons/copy';
import type { DnsRecord } from '../../../../../shared/model/email-strategy.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { cx } from '../../../ui/hooks/cx.ts';
import { purposeOf } from './dns-purpose.ts';
import styles from './engagement.module.css';

/** The records that the owner of a domain adds to its DNS, and which of them were found. */
export const DnsRecords = ({ records }: { records: readonly DnsRecord[] }) =>
  records.length === 0 ? (
    <p className="muted">Its records are being made. Look again in a few minutes.</p>
  ) : (
    <ul className={styles.records} aria-label="DNS records">
      {records.map((record) => (
        <li key={`${record.type} ${record.key}`} className={styles.record}>
          <div className="row">
            <span className="grow">
              <b>{record.type}</b> <span className="small muted">{purposeOf(record)}</span>
            </span>
            <Tag type={record.isFound ? 'success' : 'warning'}>{record.isFound ? 'Found' : 'Not found yet'}</Tag>
          </div>
          <Copyable label="name" text={record.key} />
          <Copyable label="value" text={record.value} />
        </li>
      ))}
    </ul>
  );

function Copyable({ label, text }: { label: 'name' | 'value'; text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('Copied.');
    } catch {
      showToast('Your browser did not let us copy. Please select the text.', { kind: 'danger' });
    }
  };
  return (
    <div className="row">
      <span className={cx('small', 'muted', styles.label)}>{label === 'name' ? 'Name' : 'Value'}</span>
      <code className={styles.text}>{text}</code>
      <IconButton size="s" icon={<Copy />} label={`Copy the ${label} ${text}`} onClick={() => void copy()} />
    </div>
  );
}
