import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether the editor of the emails is open, which the address says: a link can open it. */
export function useEditing() {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (isOpen: boolean) =>
      setSearch(
        (now) => {
          if (isOpen) now.set('edit', 'emails');
          else now.delete('edit');
          return now;
        },
        { replace: true },
      ),
    [setSearch],
  );
  const openEditor = useCallback(() => set(true), [set]);
  const closeEditor = useCallback(() => set(false), [set]);
  return { isEditing: search.get('edit') === 'emails', openEditor, closeEditor };
}
