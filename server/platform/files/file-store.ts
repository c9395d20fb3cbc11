/** Files of the product by key, wherever they lie. A key is names with a slash between. */
export interface FileStore {
  /** Stores a file whole or not at all, in place of one that is there. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is no such file. */
  read(key: string): Promise<Buffer | null>;
  /** Removes a file, or a folder with all that is in it; nothing where there is none. */
  remove(key: string): Promise<void>;
  /** The names in a folder, in no order; none where there is no such folder. */
  list(folder: string): Promise<string[]>;
  /** The keys of all files, in no order. */
  keys(): AsyncIterable<string>;
  /** Whether files can be stored at this moment. */
  isReachable(): Promise<boolean>;
}
