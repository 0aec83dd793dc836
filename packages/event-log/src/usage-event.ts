/**
 * What the collector takes: ids, unions and numbers, never words that a person wrote. A product narrows it to the union
 * of what it logs: `createEventLog<MyEvents>`, `createEventLogHooks<MyEvents>`.
 */
export type UsageEvent = {
  type: string
  object: string
  object_name: string
  object_attributes: Record<string, string | number | boolean>
}
