export { countReport } from './count-report.js'
export { joinCase } from './join-case.js'
export { listOpenCases } from './list-cases.js'
export { closeCase } from './close-case.js'
