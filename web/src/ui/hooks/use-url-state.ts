import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readState, type UrlState, writeState } from './url-state.ts';

/**
 * State in the query string, so that back, forward and a shared link work. A value equal to its default is left out;
 * other parameters stay. Pass the defaults from outside the component. A change replaces the entry unless `push`.
 */
export const useUrlState = <S extends UrlState>(
  defaults: S,
): [S, (change: Partial<S>, options?: { push?: boolean }) => void] => {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readState(params, defaults), [params, defaults]);
  // It is another one with each address: who is given `change` must not be drawn anew for that.
  const latest = useRef(setParams);
  latest.current = setParams;
  const change = useCallback(
    (values: Partial<S>, options?: { push?: boolean }) =>
      // The address itself, not the last render: two changes in one turn must both hold.
      latest.current(() => writeState(new URLSearchParams(window.location.search), defaults, values), {
        replace: !options?.push,
        preventScrollReset: true,
      }),
    [defaults],
  );
  return [state, change];
};
