import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface TestCalendar {
  name: string;
  events: string[];
  transparent?: boolean;
}

/** A CalDAV server (RFC 4791) that knows the requests of a client which reads calendars, and records them. */
export async function startCalDavServer(account: { username: string; password: string }) {
  let calendars: TestCalendar[] = [];
  const requests: { method: string; path: string; body: string }[] = [];
  const authorization = `Basic ${Buffer.from(`${account.username}:${account.password}`).toString('base64')}`;
  const server = createServer(async (request, response) => {
    const [method, path, body] = [request.method!, request.url!, await textOf(request)];
    requests.push({ method, path, body });
    if (path === '/.well-known/caldav') return void response.writeHead(301, { location: '/dav/' }).end();
    if (request.headers.authorization !== authorization) return void response.writeHead(401).end();
    const found = calendars.find(({ name }) => path === `/dav/home/${name}/`);
    const answer = method === 'REPORT' && found ? found.events.map(eventResponse) : propertiesOf(path, calendars);
    if (!answer) return void response.writeHead(404).end();
    response.writeHead(207, { 'content-type': 'application/xml; charset=utf-8' });
    response.end(
      `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${answer.join('')}</d:multistatus>`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    hold(given: TestCalendar[]) {
      calendars = given;
    },
    /** Reaches the server at any HTTPS address. */
    fetch: (async (input, init) => {
      const { pathname } = new URL(input as string);
      return fetch(`http://127.0.0.1:${port}${pathname}`, init);
    }) as typeof fetch,
    stop: () => new Promise((done) => server.close(done)),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

const responseOf = (href: string, properties: string): string =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${properties}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;

const eventResponse = (event: string, at: number): string =>
  responseOf(`/dav/event-${at}.ics`, `<c:calendar-data><![CDATA[${event}]]></c:calendar-data>`);

function propertiesOf(path: string, calendars: readonly TestCalendar[]): string[] | undefined {
  if (path === '/dav/')
    return [responseOf(path, '<d:current-user-principal><d:href>/dav/me/</d:href></d:current-user-principal>')];
  if (path === '/dav/me/')
    return [responseOf(path, '<c:calendar-home-set><d:href>/dav/home/</d:href></c:calendar-home-set>')];
  if (path === '/dav/home/')
    return [
      responseOf(path, '<d:resourcetype><d:collection/></d:resourcetype>'),
      ...calendars.map(({ name, transparent }) =>
        responseOf(
          `${path}${name}/`,
          `<d:resourcetype><d:collection/><c:calendar/></d:resourcetype>
          <c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set>
          ${transparent ? '<c:schedule-calendar-transp><c:transparent/></c:schedule-calendar-transp>' : ''}`,
        ),
      ),
    ];
  return calendars.some(({ name }) => path === `/dav/home/${name}/`) ? [responseOf(path, '')] : undefined;
}
