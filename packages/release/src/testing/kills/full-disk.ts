import { existsSync } from 'node:fs';
import { type FileSystem, nodeFileSystem } from '../../store/file-system.ts';

/** The real file system. While the file `sign` exists, a write stops halfway, as on a full disk. */
export const createFullDisk = (sign: string): FileSystem => {
  const full = (): Error => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const open = async (...words: Parameters<FileSystem['open']>) => {
    const handle = await nodeFileSystem.open(...words);
    const write = handle.writeFile.bind(handle);
    handle.writeFile = async (bytes) => {
      if (!existsSync(sign)) return write(bytes);
      await write((bytes as Uint8Array).subarray(0, (bytes as Uint8Array).length >> 1));
      throw full();
    };
    return handle;
  };
  const mkdir = async (...words: Parameters<FileSystem['mkdir']>) => {
    if (existsSync(sign) && !existsSync(words[0])) throw full();
    return nodeFileSystem.mkdir(...words);
  };
  return { ...nodeFileSystem, open, mkdir: mkdir as FileSystem['mkdir'] };
};
