export type PendingActionRule<Field extends string = string> = {
  fields: readonly Field[]
  /** Where the act goes on; null where a field is missing. */
  findPath: (action: Record<string, unknown>) => string | null
}

/** An act that waits for a sign-in: the ids it needs, and the page on which it goes on. */
export function continueAt<const Field extends string>(
  fields: readonly Field[],
  path: (values: Record<Field, string>) => string,
): PendingActionRule<Field> {
  return {
    fields,
    findPath: (action) => (hasFields(action, fields) ? path(action) : null),
  }
}

function hasFields<Field extends string>(
  action: Record<string, unknown>,
  fields: readonly Field[],
): action is Record<Field, string> {
  return fields.every((field) => typeof action[field] === 'string' && action[field] !== '')
}
