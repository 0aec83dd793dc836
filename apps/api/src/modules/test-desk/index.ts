export { createTestDesk } from './create-test-desk.js'
