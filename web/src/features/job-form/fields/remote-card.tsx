import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { LIMITS } from '../../../../../shared/product.ts';
import { timeZoneOptions } from '../../../../../shared/reference/time-zones.ts';
import { REMOTE_LABELS } from '../../../../../shared/rules/funnel/labels.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { ComboBox } from '../../../ui/inputs/combo-box.tsx';
import { RadioCards } from '../../../ui/inputs/radio-cards.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import styles from '../job-form.module.css';
import { JobField } from './job-field.tsx';
import { optionsOf } from './options.ts';
import { unknownPlaces } from './place-words.ts';
import { PlaceList } from './places.tsx';
import { RadiusField } from './radius-field.tsx';

const types = optionsOf(REMOTE_LABELS).map(({ value, label }) => ({ value, title: label }));

/** From where people may work who never come to an office. */
export default function RemoteCard() {
  const type = useWatch<JobForm, 'requirements.remoteType'>({ name: 'requirements.remoteType' });
  return (
    <div className="card">
      <div className="body col g4">
        <JobField name="requirements.remoteType" label="Where candidates may be" required group>
          {(field) => (
            <div className={styles.pairs}>
              <RadioCards {...field} options={types} />
            </div>
          )}
        </JobField>
        {type === 'SPECIFIC_LOCATIONS' && <Locations />}
        {type === 'SPECIFIC_TIME_ZONES' && <TimeZones />}
        {type === 'OTHERS' && (
          <JobField
            name="requirements.srcLocationIndication"
            label="What applies instead"
            required
            counter={LIMITS.remoteOthers}
          >
            {(field) => <TextInput {...field} />}
          </JobField>
        )}
      </div>
    </div>
  );
}

function Locations() {
  const places = useWatch<JobForm, 'requirements.srcLocation'>({ name: 'requirements.srcLocation' });
  return (
    <>
      <JobField
        name="requirements.srcLocation"
        label="Locations to source from"
        required
        hint={unknownPlaces(places, { inRadius: true })}
      >
        {(field) => <PlaceList {...field} />}
      </JobField>
      {places.length > 0 && <RadiusField />}
    </>
  );
}

function TimeZones() {
  const zones = useMemo(
    () => timeZoneOptions(new Date()).map(({ name, offset }) => ({ value: name, label: `(${offset}) ${name}` })),
    [],
  );
  const chosen = (name: string) => zones.find(({ value }) => value === name) ?? null;
  return (
    <div className={styles.two}>
      <JobField name="requirements.timezone.from" label="From time zone" required>
        {({ value, onChange, onBlur, ref }) => (
          <ComboBox
            options={zones}
            value={chosen(value)}
            onChange={(zone) => onChange(zone?.value ?? '')}
            onBlur={onBlur}
            ref={ref}
            placeholder="Ex: Europe/Paris"
          />
        )}
      </JobField>
      <JobField name="requirements.timezone.to" label="To time zone" required>
        {({ value, onChange, onBlur, ref }) => (
          <ComboBox
            options={zones}
            value={chosen(value)}
            onChange={(zone) => onChange(zone?.value ?? '')}
            onBlur={onBlur}
            ref={ref}
            placeholder="Ex: Asia/Tokyo"
          />
        )}
      </JobField>
    </div>
  );
}
