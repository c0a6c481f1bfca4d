import { Suspense, useRef } from 'react';
import { lazily } from '../hooks/lazily.tsx';
import { useWidth } from '../hooks/use-width.ts';
import styles from './bar-chart.module.css';

export interface Bar {
  label: string;
  /** One value a series, stacked from the axis. */
  values: readonly number[];
  /** A second line below the label, such as a share. */
  note?: string | undefined;
}

export interface BarChartProps {
  /** Names the chart for those who listen; they get the figures as a table. */
  label: string;
  series: readonly string[];
  bars: readonly Bar[];
  horizontal?: boolean | undefined;
  /** Of a vertical chart, in px. */
  height?: number | undefined;
  /** The thickest a bar gets, in px. */
  thickness?: number | undefined;
  format?: ((value: number) => string) | undefined;
}

const plain = (value: number): string => value.toLocaleString('en');

const Bars = lazily(async () => ({ default: (await import('./chart-bars.tsx')).ChartBars }), { inPlace: true });

/** Bars that stand or lie, stacked by series; falls to lying bars where standing ones would not fit. */
export function BarChart(props: BarChartProps) {
  const { label, series, bars, height = 260, thickness = 70, format = plain } = props;
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const lying = props.horizontal ?? width < bars.length * 72;
  return (
    <figure className={styles.chart} aria-label={label}>
      {series.length > 1 && (
        <div className={styles.legend} aria-hidden="true">
          {series.map((name, index) => (
            <span key={name}>
              <i className={styles[`c${index + 1}`]} />
              {name}
            </span>
          ))}
        </div>
      )}
      <div ref={place} style={{ minHeight: lying ? bars.length * 44 : height }}>
        {width > 0 && (
          <Suspense>
            <Bars {...{ bars, series, width, thickness, format, lying }} height={lying ? bars.length * 44 : height} />
          </Suspense>
        )}
      </div>
      {/* A table is as wide as its words, hidden or not: what is around it cuts it off. */}
      <div className="vh">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              {series.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.note ? `${bar.label}, ${bar.note}` : bar.label}</th>
                {bar.values.map((value, index) => (
                  <td key={series[index]}>{format(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
