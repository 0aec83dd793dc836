import type { EVENTS } from '@doran/contract/limits'
import type { STORAGE_KEYS } from '@doran/contract/names'

// Only their types are the contract's, which hold them to it: its objects would come along whole.
export const SESSION_KEY: (typeof STORAGE_KEYS)['eventLogSession'] = 'doran_event_log_session'
export const TAIL_KEY: (typeof STORAGE_KEYS)['eventLogTail'] = 'doran_event_log_tail'
export const BATCH: (typeof EVENTS)['batch'] = 50
export const ATTRIBUTE_BYTES: (typeof EVENTS)['attributeBytes'] = 2_048
