import MapPin from 'lucide-react/icons/map-pin';
import type { Ref } from 'react';
import type { Location } from '../../../../../shared/model/job.ts';
import { ComboBox } from '../../../ui/inputs/combo-box.tsx';
import { MultiSelect } from '../../../ui/inputs/multi-select.tsx';
import type { Option } from '../../../ui/inputs/option.ts';
import { usePlaces } from './use-places.ts';

const EXAMPLE = 'Ex: Paris, France';
const asOption = ({ formatted }: Location): Option => ({ value: formatted, label: formatted });
const placeOf = (places: readonly Location[], option: Option | null) =>
  places.find(({ formatted }) => formatted === option?.value) ?? null;

interface PlaceProps<V> {
  value: V;
  onChange: (value: V) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
}

/** One place, searched by its first letters. */
export function PlaceBox({ value, onChange, onBlur, ref }: PlaceProps<Location | null>) {
  const places = usePlaces();
  return (
    <ComboBox
      options={places.found.map(asOption)}
      value={value && asOption(value)}
      onChange={(option) => onChange(placeOf([...places.found, ...(value ? [value] : [])], option))}
      onBlur={onBlur}
      onSearch={places.search}
      loading={places.loading}
      empty={places.empty}
      icon={<MapPin />}
      placeholder={EXAMPLE}
      ref={ref}
    />
  );
}

/** Several places as chips. */
export function PlaceList({ value, onChange, onBlur, ref }: PlaceProps<readonly Location[]>) {
  const places = usePlaces();
  return (
    <MultiSelect
      options={places.found.map(asOption)}
      value={value.map(asOption)}
      onChange={(options) => {
        places.search('');
        onChange(options.flatMap((option) => placeOf([...value, ...places.found], option) ?? []));
      }}
      onBlur={onBlur}
      onSearch={places.search}
      loading={places.loading}
      empty={places.empty}
      placeholder={EXAMPLE}
      ref={ref}
    />
  );
}
