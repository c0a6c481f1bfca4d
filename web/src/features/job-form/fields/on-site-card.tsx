import { useWatch } from 'react-hook-form';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import styles from '../job-form.module.css';
import { JobField } from './job-field.tsx';
import { unknownPlaces } from './place-words.ts';
import { PlaceBox, PlaceList } from './places.tsx';
import { RadiusField } from './radius-field.tsx';

/** Where an office is, and from how far around candidates may come. */
export default function OnSiteCard() {
  const [office, sourceFrom] = useWatch<JobForm, ['location', 'requirements.srcLocation']>({
    name: ['location', 'requirements.srcLocation'],
  });
  return (
    <div className="card">
      <div className="body col g4">
        <div className={styles.two}>
          <JobField name="location" label="Office location" required hint={unknownPlaces(office ? [office] : [])}>
            {(field) => <PlaceBox {...field} />}
          </JobField>
          <JobField
            name="requirements.srcLocation"
            label="Locations to source from"
            required
            hint={unknownPlaces(sourceFrom, { inRadius: true })}
          >
            {(field) => <PlaceList {...field} />}
          </JobField>
        </div>
        {sourceFrom.length > 0 && <RadiusField />}
      </div>
    </div>
  );
}
