import { VARIABLES, type VariableKey } from '../../../../shared/rules/outreach/templates.ts';
import { type VariableTerms, whyUndefined } from '../../../../shared/rules/outreach/variables.ts';
import { decodeEntities } from '../../../../shared/rules/text/plain-text.ts';
import { cx } from '../../ui/hooks/cx.ts';
import styles from './outreach-editor.module.css';

interface VariablesPanelProps {
  terms: VariableTerms;
  /** What each variable is for whoever the preview shows. */
  values: Readonly<Record<string, string>>;
  /** Where they go, in words. */
  into: string;
  onInsert: (key: VariableKey) => void;
}

const plain = (value: string) => decodeEntities(value.replace(/<[^>]*>/g, ' ')).trim();

/** The variables with what they are now; one that has no value says why. */
export const VariablesPanel = ({ terms, values, into, onInsert }: VariablesPanelProps) => (
  <>
    <p className="small muted">Click to insert, or type @. What you click goes to: {into}.</p>
    <ul className={styles.variables}>
      {VARIABLES.map(({ key, label }) => {
        const why = whyUndefined(key, terms);
        return (
          <li key={key}>
            <button
              type="button"
              className={cx(styles.variable, why && styles.lacks)}
              title={why}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onInsert(key)}
            >
              <span>{label}</span>
              {why ? (
                <span className={styles.warn}>
                  not defined<span className="vh">. {why}</span>
                </span>
              ) : (
                <span className="faint small cut">{plain(values[key] ?? '')}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  </>
);
