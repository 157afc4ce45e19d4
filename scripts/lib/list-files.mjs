// Lists the project's files by name, for the checks.
import { existsSync, readdirSync } from 'node:fs';
import { inProject } from './project.mjs';

const skipped = new Set(['node_modules', '.git', '.cache', 'dist', 'data', 'test-results']);

/**
 * @param {string[]} folders relative to the project
 * @param {RegExp} name
 * @returns {string[]} relative to the project, with '/'
 */
export function listFiles(folders, name) {
  return folders
    .filter((folder) => existsSync(inProject(folder)))
    .flatMap(walk)
    .sort();

  /**
   * @param {string} folder
   * @returns {string[]}
   */
  function walk(folder) {
    return readdirSync(inProject(folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        return skipped.has(entry.name) ? [] : walk(path);
      }
      return name.test(entry.name) ? [path] : [];
    });
  }
}
