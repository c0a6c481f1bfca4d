import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { pagesShown } from './pages.ts';
import styles from './pagination.module.css';

/** Steps through pages counted from 1; shows nothing when there is only one. */
export function Pagination(props: {
  page: number;
  pages: number;
  onChange: (page: number) => void;
  label?: string | undefined;
}) {
  const { page, pages, onChange } = props;
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={props.label ?? 'Pages'}>
      <button type="button" aria-label="Previous page" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft />
      </button>
      {pagesShown(page, pages).map((each, index) =>
        each === 'gap' ? (
          <span key={`gap-${index < 3 ? 'before' : 'after'}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={each}
            type="button"
            aria-label={`Page ${each}`}
            aria-current={each === page ? 'page' : undefined}
            onClick={() => onChange(each)}
          >
            {each}
          </button>
        ),
      )}
      <button type="button" aria-label="Next page" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        <ChevronRight />
      </button>
    </nav>
  );
}
