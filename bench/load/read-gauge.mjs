// One figure of the server's own metrics.

/**
 * @param {string} url of the server
 * @param {string} name such as process_cpu_seconds_total
 */
export async function readGauge(url, name) {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}
