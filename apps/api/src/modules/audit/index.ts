export { listAuditedFacts } from './audit-store.js'
export { recordAudit, type AuditAction, type AuditEntry } from './record-audit.js'
