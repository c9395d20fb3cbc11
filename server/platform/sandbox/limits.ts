/** What a call may allocate, in bytes. */
export const MEMORY_BYTES = 64 * 2 ** 20;

/** The whole memory of an interpreter, which nothing in it can outgrow, in pages of 64 KiB. */
export const MEMORY_PAGES = { initial: 256, maximum: 1536 };

/** Deep enough for honest recursion, in bytes. */
export const STACK_BYTES = 512 * 1024;

/** What a call may write to the console, which nobody reads here, in characters. */
export const OUTPUT_CHARACTERS = 1_000_000;

/** The longest result, in characters of its JSON. */
export const RESULT_CHARACTERS = 100_000;

/** The longest message of an error, in characters. */
export const MESSAGE_CHARACTERS = 500;

/** What making the interpreter of a call may take of a processor, besides the call itself, on a slow machine. */
export const REALM_CPU_MS = 500;

/** How often it is looked from outside what a call has used: in one very long search the interpreter itself does not. */
export const LOOK_MS = 100;

/** How much longer than its processor time a call may take by the clock, which a busy machine needs. */
export const WALL_CLOCK_FACTOR = 10;

/** Programs that a process runs at the same time: so many threads and interpreters there are at most. */
export const PROGRAMS_AT_ONCE = 3;

/** After so many calls that used up time or memory the others are not run. */
export const COSTLY_CALLS = 3;

/** The memory of a thread without that of its interpreters, in MB. */
export const THREAD_MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
