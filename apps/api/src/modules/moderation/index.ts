export { countReport } from './count-report.js'
export { joinCase } from './join-case.js'
export { listOpenCases } from './list-cases.js'
export { settleCase } from './settle-case.js'
