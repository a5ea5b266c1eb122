import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

/*
 * Draws the pictures of `src/assets/files` from `favicon.svg`. After a change of it, run `node
 * generator/pictures.ts` with CHROMIUM set.
 */

const folder = new URL('../src/assets/files/', import.meta.url);
const icon = readFileSync(new URL('favicon.svg', folder), 'utf8');
/** Without its rounded corners, since systems cut icons to their own shapes. */
const whole = icon
  .replace(' rx="7"', '')
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40" style="background:#14533c"');
const mark = icon.replace(/<rect[^>]*>/, '');
const share = `<div style="height:630px;background:#14533c;color:#fff;display:flex;flex-direction:column;justify-content:center;padding:0 96px;box-sizing:border-box;font-family:Inter,'DejaVu Sans',sans-serif">
<div style="display:flex;align-items:center;gap:32px"><div style="width:168px">${mark}</div><div style="font-size:120px;font-weight:700;letter-spacing:-3px">Paddock</div></div>
<div style="margin-top:40px;height:8px;background:#f4b63a"></div>
<div style="margin-top:40px;font-size:44px;color:#c9dfd4">Pferderennen · Horse racing</div></div>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const draw = async (html: string, width: number, height: number): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${html}`);
  const bytes = await page.screenshot({ omitBackground: true });
  await page.close();
  return bytes;
};
const sized = (svg: string, size: number) => svg.replace('<svg', `<svg width="${size}" height="${size}"`);

/** An ICO with one PNG inside. */
const asIco = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

for (const size of [180, 192, 512])
  writeFileSync(new URL(`icon-${size}.png`, folder), await draw(sized(whole, size), size, size));
writeFileSync(new URL('favicon.ico', folder), asIco(await draw(sized(icon, 32), 32, 32), 32));
writeFileSync(new URL('share.png', folder), await draw(share, 1200, 630));
await browser.close();
