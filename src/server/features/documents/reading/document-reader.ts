// A process of its own that reads one document: bytes in, one JSON answer out, then it ends. Whatever a file
// does to its reader, the server goes on.
import type { DocumentExtension } from '#shared/domain/document-limits.ts';
import { limitThisProcess } from './limit-this-process.ts';
import { readDocument } from './read-document.ts';

const [extension = 'txt', maxCpuMs = '0'] = process.argv.slice(2);
limitThisProcess(Number(maxCpuMs));
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk);
// Given by the server, out of the same table.
const result = await readDocument(extension as DocumentExtension, Buffer.concat(chunks));
// Timers or helpers of a library must not keep it.
process.stdout.write(JSON.stringify(result), () => process.exit(0));
