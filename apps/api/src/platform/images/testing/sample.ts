/** A file that somebody might upload. */
export type Sample = { name: string; make: () => Promise<Buffer> }

/** What must be in no picture that leaves: samples hide it where their format has room for words. */
export const HIDDEN = '<script>alert(1)</script><?php system($_GET[0]); ?>'
