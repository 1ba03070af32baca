/**
 * Replaces characters outside Windows-1252, which the built-in PDF fonts cover, by the nearest letters, so that a name
 * stays readable; others become question marks. The stored data keeps the original.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), (sign) => {
    if (/[\x20-\x7e\xa0-\xff\n]/.test(sign) || WESTERN.includes(sign)) return sign;
    const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '');
    return NEAREST[bare] ?? (/^[\x20-\x7e]+$/.test(bare) ? bare : '?');
  }).join('');
}

const WESTERN = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const NEAREST: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', ı: 'i' };
