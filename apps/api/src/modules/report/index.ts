export { listOpenReports } from './list-reports.js'
export { settleReport } from './settle-report.js'
