import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Taken {
  from: string;
  to: string;
  /** As received, including headers. */
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
  let refusal: string | undefined;
  const server = createServer((socket) => {
    sockets.add(socket);
    const say = (line: string) => socket.write(`${line}\r\n`);
    const letter: Taken = { from: '', to: '', data: '' };
    let inData = false;
    let rest = '';
    const hear = (line: string) => {
      if (inData && line !== '.') {
        letter.data += `${line}\n`;
        return;
      }
      if (inData) {
        inData = false;
        if (refusal) return void say(refusal);
        taken.push({ ...letter });
        return void say('250 taken');
      }
      const [, address = ''] = /<([^>]*)>/.exec(line) ?? [];
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'MAIL') Object.assign(letter, { from: address, data: '' });
      if (verb === 'RCPT' && !/^\S+@\S+$/.test(address)) return void say('553 no such address');
      if (verb === 'RCPT') letter.to = address;
      if (verb === 'DATA') inData = true;
      say(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok');
      if (verb === 'QUIT') socket.end();
    };
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString('utf8')).split('\r\n');
      rest = lines.pop()!;
      for (const line of lines) hear(line);
    });
    socket.on('error', () => {});
    say('220 test');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    refuseWith(answer) {
      refusal = answer;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
