const SHOWN =
  /[^\s\p{M}\p{Cc}\p{Surrogate}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\ufff9-\ufffc\u2800\u{13441}\u{13442}\u{1d159}]/u

/** Whether anything typed can be seen: the API refuses the rest as empty. */
export function hasWords(text: string): boolean {
  return SHOWN.test(text)
}
