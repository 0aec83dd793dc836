/** A file that a person might upload. */
export type Sample = { name: string; make: () => Promise<Buffer> }

/** This text must be in no picture that leaves: samples hide it where their format has room for text. */
export const HIDDEN = '<script>alert(1)</script><?php system($_GET[0]); ?>'
