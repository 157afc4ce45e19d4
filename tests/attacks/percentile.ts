// The value that so many per cent of all values do not exceed.
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}
