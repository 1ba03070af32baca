import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Taken {
  from: string;
  to: string;
  /** The email as received, including headers. */
  data: string;
}

export interface SmtpServer {
  url: string;
  taken: Taken[];
  /** Rejects the next emails with this reply: `451 try later`. */
  refuseWith(answer: string | undefined): void;
  stop(): Promise<void>;
}

/** Speaks the subset of SMTP (RFC 5321) that a sending client needs. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const taken: Taken[] = [];
  const sockets = new Set<Socket>();
  let rejection: string | undefined;
  const server = createServer((socket) => {
    sockets.add(socket);
    const reply = (line: string) => socket.write(`${line}\r\n`);
    const email: Taken = { from: '', to: '', data: '' };
    let inData = false;
    let rest = '';
    const hear = (line: string) => {
      if (inData && line !== '.') {
        email.data += `${line}\n`;
        return;
      }
      if (inData) {
        inData = false;
        if (rejection) return void reply(rejection);
        taken.push({ ...email });
        return void reply('250 taken');
      }
      const [, address = ''] = /<([^>]*)>/.exec(line) ?? [];
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'MAIL') Object.assign(email, { from: address, data: '' });
      if (verb === 'RCPT' && !/^\S+@\S+$/.test(address)) return void reply('553 no such address');
      if (verb === 'RCPT') email.to = address;
      if (verb === 'DATA') inData = true;
      reply(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok');
      if (verb === 'QUIT') socket.end();
    };
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString('utf8')).split('\r\n');
      rest = lines.pop()!;
      for (const line of lines) hear(line);
    });
    socket.on('error', () => {});
    reply('220 test');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    refuseWith(answer) {
      rejection = answer;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
