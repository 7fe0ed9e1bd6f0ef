/** True in builds for demos, which have a panel, a clock and a bank of their own. Other builds drop the code behind it. */
declare const __MOCK__: boolean
/** True in the demo without a server, whose backend answers inside the page. */
declare const __IN_PAGE__: boolean
/** The id of this build. Only the worker has it: a script that holds it would be new in every build. */
declare const __BUILD__: string
/** The oldest build from which a customer may still start a purchase once this build is published; null: any build. */
declare const __MIN_BUILD__: string | null
