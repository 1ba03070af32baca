import { m } from '@lintel/messages';
import type { ResellerCode } from '@lintel/server/companies';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { copyText } from '../copy-text.ts';

const pictureOf = ({ id }: ResellerCode) => `/api/reseller/agent-codes/${id}/qr`;

/** A code as a QR code and a link, to copy, save or print. */
export function CodeShare({ code }: { code: ResellerCode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="icon" aria-label={m.network__share({ code: code.code })} onClick={() => setOpen(true)}>
        <QrCode aria-hidden size={20} strokeWidth={1.5} />
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={m.network__share({ code: code.code })}
        footer={
          <>
            <Button onClick={() => void copyText(code.link, m.network__link_copied())}>{m.network__copy_link()}</Button>
            <Button kind="secondary" onClick={() => void copyText(code.code, m.network__code_copied())}>
              {m.network__copy_code()}
            </Button>
            <Button kind="secondary" onClick={() => printCode(code)}>
              {m.network__print()}
            </Button>
          </>
        }
      >
        <figure className="grid justify-items-center gap-3 text-center">
          {/* Scanners need contrast: dark on white in both themes. */}
          <img
            src={pictureOf(code)}
            alt={m.network__qr_code_for({ link: code.link })}
            width={240}
            height={240}
            className="rounded-control border border-line"
          />
          <figcaption className="grid gap-1">
            <span className="text-18 font-semibold">{code.code}</span>
            <span className="text-14 text-soft">{code.agentName}</span>
            <span className="text-14 [overflow-wrap:anywhere]">{code.link}</span>
          </figcaption>
        </figure>
        <p className="mt-4 text-14">
          <a className="link" href={pictureOf(code)} download={`${code.code}.svg`}>
            {m.network__download_qr_code_svg()}
          </a>
        </p>
      </Dialog>
    </>
  );
}

/** Prints only the code, from a separate frame. */
function printCode(code: ResellerCode) {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = m.network__print_2({ code: code.code });
  document.body.append(frame);
  const page = frame.contentDocument!;
  const lines = [code.code, code.agentName, code.link].map((text) => {
    const line = page.createElement('p');
    line.textContent = text;
    return line;
  });
  const picture = page.createElement('img');
  picture.width = 320;
  picture.alt = '';
  picture.addEventListener('load', () => {
    frame.contentWindow!.addEventListener('afterprint', () => frame.remove());
    frame.contentWindow!.print();
  });
  page.body.append(picture, ...lines);
  picture.src = pictureOf(code);
}
