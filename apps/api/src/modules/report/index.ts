export { listReports } from './list-reports.js'
export { settleReport } from './settle-report.js'
