export {
  countCountedReporters,
  listReasons,
  listReportsOf,
  moveReportsOfCase,
  settleReportsOf,
  type CaseReport,
} from './reports-of-case.js'
