// The floor to measure against: node:http that sends the same headers and bytes and does nothing else.
import { createServer } from 'node:http';

const { headers, body } = JSON.parse(process.argv[2] ?? '{}');
const bytes = Buffer.from(body, 'base64');
const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address ? address.port : 0);
});
