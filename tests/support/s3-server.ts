import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What the service does in place of its work: refuses all, answers late or never, keeps nothing, has lost the bucket. */
type S3Trouble = 'down' | 'slow' | 'silent' | 'lying' | 'no-bucket';

export interface S3Server {
  /** As `S3_URL` wants it. */
  readonly url: string;
  /** The same with a wrong secret. */
  readonly forgedUrl: string;
  readonly objects: Map<string, Buffer>;
  trouble: S3Trouble | null;
  close(): Promise<void>;
}

const KEY = 'test-key';
const SECRET = 'a/secret+with=signs';
const PAGE = 3;
const SLOW_MS = 500;

/** A small service that speaks S3, with one bucket in memory: checks signatures (version 4) and lists three a page. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    if (state.trouble === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (state.trouble === 'silent') return;
    if (state.trouble === 'down') return refuse(response, 503, 'SlowDown');
    if (!isSigned(request)) return refuse(response, 403, 'SignatureDoesNotMatch');
    if (state.trouble === 'no-bucket') return refuse(response, 404, 'NoSuchBucket');
    const { pathname, searchParams } = addressOf(request);
    const key = decodeURIComponent(pathname.replace(/^\/bucket\/?/, ''));
    if (request.method === 'POST' && searchParams.has('delete')) return removeMany(response, body.toString());
    if (request.method === 'HEAD' && key === '') return void response.writeHead(200).end();
    if (request.method === 'GET' && key === '') return listPage(response, searchParams);
    if (request.method === 'PUT') {
      if (state.trouble !== 'lying') objects.set(key, body);
      return void response
        .writeHead(200, { ETag: `"${createHash('md5').update(body).digest('hex')}"` })
        .end();
    }
    const found = objects.get(key);
    if (!found) return refuse(response, 404, 'NoSuchKey');
    return void response.writeHead(200, { 'Content-Length': found.length }).end(found);
  }

  function removeMany(response: ServerResponse, body: string): void {
    const keys = [...body.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key = '']) => key);
    for (const key of keys) objects.delete(key);
    const deleted = keys.map((key) => `<Deleted><Key>${key}</Key></Deleted>`).join('');
    sendXml(response, 200, `<DeleteResult>${deleted}</DeleteResult>`);
  }

  function listPage(response: ServerResponse, query: URLSearchParams): void {
    const prefix = query.get('prefix') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix));
    const inFolder = (key: string) => {
      const rest = key.slice(prefix.length);
      return query.get('delimiter') && rest.includes('/') ? `${prefix}${rest.split('/')[0]}/` : key;
    };
    const entries = [...new Set(keys.map(inFolder))].toSorted();
    const from = Number(query.get('continuation-token') ?? 0);
    const page = entries.slice(from, from + PAGE);
    const next = from + PAGE < entries.length ? from + PAGE : undefined;
    const xml = page.map((key) =>
      key.endsWith('/')
        ? `<CommonPrefixes><Prefix>${key}</Prefix></CommonPrefixes>`
        : `<Contents><Key>${key}</Key><Size>1</Size></Contents>`,
    );
    const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
    sendXml(
      response,
      200,
      `<ListBucketResult><IsTruncated>${Boolean(next)}</IsTruncated>${more}${xml.join('')}</ListBucketResult>`,
    );
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const urlWith = (secret: string) =>
    `http://${KEY}:${encodeURIComponent(secret)}@127.0.0.1:${port}/bucket?region=test-region`;
  const state: S3Server = {
    url: urlWith(SECRET),
    forgedUrl: urlWith('guessed'),
    objects,
    trouble: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return state;
}

const addressOf = ({ url = '/' }: IncomingMessage) => new URL(url, 'http://s3.example');

function refuse(response: ServerResponse, status: number, code: string): void {
  sendXml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0"?>${xml}`);
}

/** AWS Signature Version 4, as its documentation has it. */
function isSigned(request: IncomingMessage): boolean {
  const { authorization = '' } = request.headers;
  const parts =
    /Credential=([^/]+)\/((\d+)\/([^/]+)\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=(\w+)/;
  const [, key, scope = '', day = '', region = '', names = '', signature] = parts.exec(authorization) ?? [];
  if (key !== KEY) return false;
  const { pathname, searchParams } = addressOf(request);
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted();
  const headers = names.split(';').map((name) => `${name}:${request.headers[name]}\n`);
  const canonical = [
    request.method,
    pathname,
    query.join('&'),
    headers.join(''),
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hash].join('\n');
  const signed = [day, region, 's3', 'aws4_request', toSign].reduce<string | Buffer>(
    (secret, text) => createHmac('sha256', secret).update(text).digest(),
    `AWS4${SECRET}`,
  );
  return signed.toString('hex') === signature;
}
