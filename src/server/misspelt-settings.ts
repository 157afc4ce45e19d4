// Names in the environment that look like one of our settings written wrongly, such as SMTP_URI.

export interface MisspeltSetting {
  name: string;
  meant: string;
}

/** @param known every setting there is */
export function misspeltSettings(
  environment: Record<string, string | undefined>,
  known: readonly string[],
): MisspeltSetting[] {
  return Object.entries(environment)
    .filter(([name, value]) => value?.trim() && !known.includes(name))
    .flatMap(([name]) => {
      const meant = known.find((setting) => isNear(name, setting));
      // On Windows both spellings are one.
      const isSame = meant !== undefined && environment[meant] === environment[name];
      return meant === undefined || isSame ? [] : [{ name, meant }];
    });
}

/** PORT and HOST are near too many names that others use; of them only the case may differ. */
const shortestName = 6;

function isNear(name: string, setting: string): boolean {
  const upper = name.toUpperCase();
  if (upper === setting) return true;
  if (setting.length < shortestName) return false;
  return slips(upper, setting) <= (setting.length < 10 ? 1 : 2);
}

/** Letters that are too many, missing, wrong, or swapped with their neighbor. */
function slips(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY;
  const costs: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => costs[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    costs.push(line);
    for (let column = 1; column <= other.length; column += 1) {
      const isEqual = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isEqual ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
