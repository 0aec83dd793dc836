export { turnPrices } from './get-gems.js'
export { nextPass, startPass } from './start-pass.js'
