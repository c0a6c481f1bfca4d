import { BarChart, CartesianGrid, LabelList, Bar as Series, XAxis, YAxis } from 'recharts';
import { cx } from '../hooks/cx.ts';
import styles from './bar-chart.module.css';
import type { Bar } from './bar-chart.tsx';

interface ChartBarsProps {
  bars: readonly Bar[];
  series: readonly string[];
  width: number;
  height: number;
  thickness: number;
  format: (value: number) => string;
  lying: boolean;
}

interface TickProps {
  x?: number | string;
  y?: number | string;
  index?: number;
}

const total = (bar: Bar): number => bar.values.reduce((sum, value) => sum + value, 0);

/** The drawing of a bar chart; loaded apart because its library is large. What it says is in a table beside it. */
export function ChartBars({ bars, series, width, height, thickness, format, lying }: ChartBarsProps) {
  const rows = bars.map((bar) => ({ ...bar, total: total(bar) }));
  const hasNotes = bars.some(({ note }) => note);
  const last = series.length - 1;
  const name = ({ x = 0, y = 0, index = 0 }: TickProps) => (
    <g transform={`translate(${x} ${y})`}>
      <text className={styles.name} textAnchor={lying ? 'end' : 'middle'} dy={lying ? 4 : 14}>
        {bars[index]?.label}
      </text>
      {bars[index]?.note && !lying && (
        <text textAnchor="middle" dy={30}>
          {bars[index].note}
        </text>
      )}
    </g>
  );
  const names = { type: 'category', dataKey: 'label', tick: name, tickLine: false, interval: 0 } as const;
  const figures = {
    type: 'number',
    allowDecimals: false,
    tickFormatter: format,
    axisLine: false,
    tickLine: false,
  } as const;
  return (
    <div aria-hidden="true">
      <BarChart
        data={rows}
        width={width}
        height={height}
        layout={lying ? 'vertical' : 'horizontal'}
        margin={{ top: lying ? 0 : 20, right: lying ? 36 : 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        {!lying && <CartesianGrid className={styles.grid} vertical={false} />}
        {lying ? <XAxis {...figures} hide /> : <XAxis {...names} height={hasNotes ? 40 : 24} />}
        {lying ? <YAxis {...names} width={96} axisLine={false} /> : <YAxis {...figures} width={36} />}
        {series.map((each, index) => (
          <Series
            key={each}
            name={each}
            dataKey={(bar: Bar) => bar.values[index] ?? 0}
            stackId="all"
            className={cx(styles[`c${index + 1}`])}
            maxBarSize={lying ? 14 : thickness}
            isAnimationActive={false}
            // A bar of one pixel keeps the figure of those that are nought.
            minPointSize={index === last ? 1 : 0}
          >
            {index === last && (
              <LabelList
                dataKey="total"
                position={lying ? 'right' : 'top'}
                formatter={(value) => format(Number(value))}
              />
            )}
          </Series>
        ))}
      </BarChart>
    </div>
  );
}
