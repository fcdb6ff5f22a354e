/** Every business number of the product, once, with its unit in the name. */

/** @spec §9 */
export const CONFIG_POLL_SECONDS = 30
/** So many services of a list are shown before the user asks for all of them. */
export const SERVICES_SHOWN_AT_FIRST = 60
/** @spec §9 */
export const CLIENT_RETRIES = 3
/** @spec §9 */
export const CACHE_MINUTES = 5
/** @spec §9 */
export const SESSION_IDLE_MINUTES = 30
/** So long before its end the user is asked whether the session is to go on. */
export const SESSION_WARNING_MINUTES = 2
/** A session ends at last, whatever its activity. */
export const SESSION_ABSOLUTE_HOURS = 10
/** So many of the sessions of one user are listed; ending all others ends those that are not. */
export const SESSIONS_LISTED = 50
/** So many notification mails of one user are listed. */
export const NOTIFICATIONS_LISTED = 200
/** Who signed in no longer ago may end other sessions. */
export const FRESH_SIGN_IN_MINUTES = 15
/** @spec §4 */
export const LOCK_AFTER_WRONG_PASSWORDS = 5
/** @spec §4 */
export const LOCK_HOURS = 1
/** @spec §5 */
export const PASSWORD_MIN_CHARACTERS = 8
export const PASSWORD_MAX_CHARACTERS = 256
/** The longest address that mail can be sent to. */
export const EMAIL_MAX_CHARACTERS = 320
export const NAME_MAX_CHARACTERS = 100
export const ACTIVATION_LINK_DAYS = 7
export const PASSWORD_LINK_HOURS = 24
/** In which an account without an identity number is bound to the one that BankID showed. */
export const IDENTITY_LINK_HOURS = 24
/** @spec §9 */
export const UNSUBSCRIBE_LINK_DAYS = 30
/** Between two mails of one kind to one address. */
export const LINK_MAIL_PAUSE_MINUTES = 5
/** Mails with links that one client address may ask for. */
export const LINK_REQUESTS_PER_HOUR = 10
/** Wrong passwords from one client network, whatever the account; a hospital has one network, and right ones are free. */
export const WRONG_PASSWORDS_PER_NETWORK = 100
export const WRONG_PASSWORDS_WITHIN_MINUTES = 10
/** Each keeps a processor busy and takes 19 MB. */
export const PASSWORD_HASHES_AT_ONCE = 2
/** Accounts that wait to have a password looked at, before the server says that it is busy. */
export const PASSWORD_HASHES_WAITING = 100
export const PASSWORD_HASHES_WAITING_PER_ACCOUNT = 10
/** Tries to change the password of one account. */
export const PASSWORD_CHANGES_PER_ACCOUNT = 20
export const PASSWORD_CHANGES_WITHIN_MINUTES = 10
/** Refused attempts of one client network that the audit keeps; more of them tell nothing new. */
export const REFUSALS_KEPT_PER_NETWORK = 300
export const REFUSALS_KEPT_WITHIN_MINUTES = 10
/** Sign-ins by BankID that one client network may begin; a code that nobody scans begins another. */
export const BANKID_ORDERS_PER_NETWORK = 300
export const BANKID_ORDERS_WITHIN_MINUTES = 10
/** New tokens of one session; the portal asks for one in some minutes, in each tab. */
export const RENEWALS_PER_SESSION = 60
export const RENEWALS_WITHIN_MINUTES = 10
/** The provider is asked how an order stands no more often than this, whoever asks us. */
export const BANKID_COLLECT_SECONDS = 2
/** The provider may be silent or closed this long before a sign-in is given up. */
export const BANKID_PATIENCE_SECONDS = 20
/** No sign-in by BankID takes longer. */
export const BANKID_ORDER_MINUTES = 10
/** How long the code of a terminal can be approved in the portal. */
export const PAIRING_MINUTES = 10
/** How much longer the terminal can collect the answer, so that one in the last second is not lost. */
export const PAIRING_ANSWER_MINUTES = 1
/** Of 20 letters: one in 25 billion. */
export const PAIRING_CODE_LETTERS = 8
/** Terminals of one client network that may ask for a code. */
export const PAIRINGS_PER_NETWORK = 300
export const PAIRINGS_WITHIN_MINUTES = 10
/** Codes that one account may type wrongly; right ones are free. */
export const WRONG_PAIRING_CODES = 5
export const WRONG_PAIRING_CODES_WITHIN_MINUTES = 10
/** A sign-in at an organisation's own provider that takes longer is begun anew. */
export const SSO_SIGN_IN_MINUTES = 10
/** What the server hands the portal after single sign-on is read at once or never. */
export const SSO_HINTS_SECONDS = 60
/** Sign-ins through an organisation that one client network may begin. */
export const SSO_SIGN_INS_PER_HOUR = 600
/** @spec §9 */
export const ANALYTICS_VISITOR_MONTHS = 13
/** @spec §9 */
export const ANALYTICS_SESSION_MINUTES = 30
/** An answer about statistics that is older counts for nothing: the question is asked again. @spec §9 */
export const CONSENT_MONTHS = 12
/** On the Stockholm calendar, to the same time of day. */
export const MACHINE_TOKEN_DAYS = 365
/** So long the old token works beside the new one, where HR says nothing else: a day to put the new one in its place. */
export const MACHINE_TOKEN_OVERLAP_HOURS = 24
/** Longer than this two secrets of one name would both stand open. */
export const MACHINE_TOKEN_OVERLAP_MAX_DAYS = 14
/** So many days after its maker stopped being HR, a machine token does nothing but send. */
export const MACHINE_TOKEN_AFTER_MAKER_DAYS = 14
/** The last use of a machine token is kept no more often. */
export const MACHINE_TOKEN_USE_KEPT_MINUTES = 1
/** No list has a page beyond it: a larger number is a mistake. */
export const PAGE_MAX = 1_000_000
export const PAGE_SIZE = 50
export const PAGE_SIZE_MAX = 200
/** A list that is one part of a screen leaves room for the other parts, also as cards on a phone. */
export const PART_PAGE_SIZE = 15
/** A search with this many digits is never put in an address. */
export const SEARCH_DIGITS_OUT_OF_ADDRESS = 6
export const SEARCH_MAX_CHARACTERS = 200
/** The list begins so far back. @spec §9 */
export const BOOKINGS_PERIOD_DAYS = 180
/** A time is kept so long for a booking that is about to be moved or made. */
export const BOOKING_RESERVATION_MINUTES = 5
/** A change that the booking system has not confirmed after so long is said to wait. */
export const BOOKING_CONFIRMATION_MINUTES = 2
/** Changes of the booking system that are read in one call. */
export const BOOKING_CHANGES_AT_ONCE = 500
/** A change of the booking system whose employee is unknown is tried again until so long after the visit. */
export const BOOKING_CHANGE_PARKED_DAYS = 30
/** Free times are offered this far ahead. */
export const BOOKING_SLOT_WEEKS = 8
/** The employee is reminded so long before the start. */
export const BOOKING_REMINDER_HOURS = 24
/** No cancellation policy counts more hours or days back. */
export const CANCELLATION_AMOUNT_MAX = 1000
export const BOOKING_FEEDBACK_MAX_CHARACTERS = 2000
/** Pieces of feedback about one booking; the details show them all. */
export const BOOKING_FEEDBACK_MAX = 100
/** Each is a mail to somebody; so many by one sender. */
export const BOOKING_FEEDBACK_PER_HOUR = 30
/** The details of one booking are mailed to the employee no more often. */
export const EMPLOYEE_MAIL_PAUSE_MINUTES = 10
/** A calendar address tells of visits until so long after they have begun. */
export const CALENDAR_PAST_DAYS = 30
/** The nearest visits that one calendar holds. */
export const CALENDAR_EVENTS_MAX = 5000
/** Calendar programs ask by themselves, some every few minutes. */
export const CALENDAR_READS_PER_HOUR = 60
/** How far ahead the list of deadlines looks. */
export const DEADLINES_WITHIN_DAYS = 30
export const DEADLINES_WITHIN_DAYS_MAX = 365
/** So many of the nearest deadlines of one feature are told, so that none hides those of the others. */
export const DEADLINES_PER_FEATURE = 200
/** Of each feature the timeline of an employee has so many of the latest entries. */
export const TIMELINE_ENTRIES_PER_FEATURE = 50
/** A search for why somebody is not listed tells so many people; one that finds more needs a whole name or a number. */
export const EXPLAINED_PEOPLE = 10
/** @spec §9 */
export const DOWNLOAD_LINK_CLEANUP_MS = 100

/** @spec §5 */
export const CELL_MAX_CHARACTERS = 50
/** @spec §4 */
export const FEEDBACK_WEEKS = 4
export const DRAFT_HOURS = 24
export const ORIGINAL_KEPT_DAYS = 90
/** From this share of employees who leave or move, a change counts as extensive. */
export const EXTENSIVE_CHANGE_SHARE = 0.2
export const REPORT_FINDINGS_PER_CODE = 1000
/** A report that is stored and answered is no larger: it keeps fewer findings of each code until it fits. */
export const REPORT_MAX_BYTES = 1_000_000
/** A text of a finding is cut here, so that a cell of a whole book is not told in full; the longest list of addresses fits. */
export const FINDING_TEXT_MAX_CHARACTERS = 500
/** Rows that an import leaves out and that are listed, the first ones of the file; they are counted all. */
export const LEFT_OUT_ROWS_LISTED = 10_000
/** A file that leaves out more rows than these … */
export const LEFT_OUT_ROWS_FREE = 1000
/** … and this share of its rows or more is not taken: it would end nearly everybody. */
export const LEFT_OUT_SHARE_REFUSED = 0.9
/** Attached files of one company that are not submitted: so many, and so many bytes of them. */
export const DRAFTS_PER_COMPANY = 100
export const DRAFT_BYTES_PER_COMPANY = 2_000_000_000
/** Within this time a file is attached, reviewed and submitted. An older draft gives way to a new one when there are too many. */
export const DRAFT_KEPT_MINUTES = 60
/** Invented employees in a template that the portal hands out. */
export const TEMPLATE_EXAMPLES_MAX = 50
/** A template is read by every call of its company: it is no larger than one that people write. */
export const TEMPLATE_WORD_MAX_CHARACTERS = 200
export const TEMPLATE_FILTER_VALUES_MAX = 1000
export const TEMPLATE_VERSION_MAX = 1_000_000
/** So many cells whose address is not kept are listed with a case. */
export const WITHHELD_CELLS_MAX = 1000
/** A draft with more rows is not compared with the employees before it is sent: nobody waits that long for a page. */
export const COMPARED_ROWS_MAX = 50_000
export const COMMENT_MAX_CHARACTERS = 1000
export const CASE_TEXT_MAX_CHARACTERS = 4000
/** A file that is attached to an order, a complaint, a message or a reply. */
export const ATTACHMENT_MAX_BYTES = 10_000_000

export const FILE_MIN_BYTES = 64
export const FILE_MAX_BYTES = 500_000_000
export const ZIP_MAX_ENTRIES = 1000
export const ZIP_MAX_INFLATED_BYTES = 2_000_000_000
export const ZIP_MAX_RATIO = 200
/** An entry may inflate this far before its ratio is judged. */
export const ZIP_RATIO_FREE_BYTES = 10_000_000
/** A list of relationships or content types in a document of Office. Of a thousand parts it has some 100 kB. */
export const PACKAGE_LIST_MAX_BYTES = 4_000_000
/** The same for a workbook's sheets, names and styles, of which there are many more. */
export const WORKBOOK_LIST_MAX_BYTES = 100_000_000
export const SHEET_MAX_ROWS = 1_048_576
export const SHEET_MAX_COLUMNS = 256
export const RAW_CELL_MAX_CHARACTERS = 32_767

export const REVIEW_MAX_SECONDS = 120
export const REVIEW_MAX_MEMORY_MB = 1024
/** A job whose process died is taken up again within this time. */
export const JOB_TAKEOVER_SECONDS = 60
/** A logo is a drawing, not a photograph: it is fetched by every page. */
export const BRAND_PICTURE_MAX_BYTES = 200_000
/** After this the portal hides an identity number that the user asked to see. */
export const IDENTITY_NUMBER_SHOWN_SECONDS = 30

/** Lines of one batch of the provider's feed, empty ones not counted. */
export const FEED_BATCH_MAX_LINES = 10_000
export const FEED_BATCH_MAX_BYTES = 50_000_000
export const FEED_LINE_MAX_BYTES = 1_000_000
/** So many wrong lines of one batch are told, the first ones; they are counted all. */
export const FEED_ERRORS_TOLD = 1000
/** The ids of a whole kind, in one reconciliation. */
export const RECONCILED_MAX_LINES = 2_000_000
export const RECONCILED_MAX_BYTES = 250_000_000
/** So many ids of each sort are told by a reconciliation: one batch sends them; they are counted all. */
export const RECONCILED_LISTED = 10_000
export const FEED_FILE_MAX_BYTES = 10_000_000
/** A file that no line names is deleted so long after it was last sent. */
export const FEED_FILE_UNNAMED_DAYS = 7
/** A kind may be silent no longer than this before it is told, where the provider sets it. */
export const FEED_SILENCE_MAX_HOURS = 24 * 31

/** Characters of a message: code points after NFC, a line end counts one. */
export const MESSAGE_MAX_CHARACTERS = 4000
/** What an attached document of Office may be unpacked to. Documents that people write stay far below it. */
export const ATTACHMENT_MAX_INFLATED_BYTES = 200_000_000
/** To judge an attached file. One that people write takes a part of a second, the heaviest that is taken some seconds. */
export const ATTACHMENT_JUDGING_MAX_SECONDS = 60
/** To judge an attached file. One that people write takes a third of it, most of that the process itself. */
export const ATTACHMENT_JUDGING_MAX_MEMORY_MB = 512
/** Files that are sent with one order, complaint or message. */
export const ATTACHMENTS_PER_MESSAGE = 10
/** Files that one user has attached and not sent. */
export const UNSENT_ATTACHMENTS_MAX = 30
/** A file that is attached and not sent is deleted after so long. */
export const UNSENT_ATTACHMENT_HOURS = 24
/** A handled order or complaint without news locks after so long, on the Stockholm calendar. @spec §4 */
export const REPLY_LOCK_DAYS = 14

/** So long after its lock an order can still lead to a certificate: the visit may be months ahead. @spec §3 */
export const ORDER_LEADS_ON_DAYS = 90
/** The list of orders begins so far back, by the latest event of each. @spec §9 */
export const ORDERS_PERIOD_DAYS = 365
/** In the queue of case workers, more closed orders are not counted: it says that there are at least so many. */
export const CLOSED_ORDERS_COUNTED = 10_000
/** Orders and complaints are deleted so long after their latest event, with their messages and files. */
export const ORDERS_KEPT_MONTHS = 24
export const COMPLAINTS_KEPT_MONTHS = 24
/** The current need of an order, and the description of a group order. @spec §9 */
export const ORDER_TEXT_MAX_CHARACTERS = 500
export const COUNSELLING_MAX_CHARACTERS = 2000
/** A subject, a place, a name of a recipient, an order number: one line. */
export const ORDER_LINE_MAX_CHARACTERS = 200
/** Whole identity numbers that one user may type in an hour, in all calls together. */
export const TYPED_NUMBERS_PER_HOUR = 60
/** Visits for each employee of a group order. */
export const GROUP_VISITS_MAX = 99
/** Units of one group order. */
export const GROUP_UNITS_MAX = 500
/** An order that no case worker has touched for so long is told in the back office. */
export const MATTER_UNTOUCHED_HOURS = 24
export const REPLY_TEMPLATES_MAX = 100
/** Changes that one call answers, to the provider's systems and to readers of a customer. */
export const CHANGES_AT_ONCE = 500
/** An entry of medical check-ups expires soon from so long before its last day. @spec §4 */
export const CERTIFICATE_WARNING_DAYS = 90
/** A certificate of fitness stays expired so long after its last day, on the calendar. @spec §9 */
export const CERTIFICATE_EXPIRED_MONTHS = 6
/** Dates of a monitoring lie within so many years of today. */
export const MONITORING_YEARS = 50
/** Employees whom one search for a monitoring finds. */
export const MONITORING_EMPLOYEES_FOUND = 20
/** Entries whose identity numbers one call answers: a page of the list. */
export const CERTIFICATE_NUMBERS_AT_ONCE = 200
/** How far ahead somebody can ask which entries expire. */
export const CERTIFICATE_WITHIN_DAYS_MAX = 730
/** The last mail about an entry that has ended comes so long after its last day; there is one each month. @spec §9 */
export const CERTIFICATE_MAIL_MONTHS = 5
/** So many withdrawn certificates lead a start page at a time. */
export const WITHDRAWALS_SHOWN = 50
/** So many days the list of certificates tells of one that was withdrawn. */
export const WITHDRAWALS_LISTED_DAYS = 30
/** A customer with fewer employees gets no statistics; a unit with fewer stands in the one above. @spec §9 */
export const STATISTICS_EMPLOYED_MIN = 10
/** A category with fewer visits in the period that is asked about joins the other ones. @spec §9 */
export const STATISTICS_CATEGORY_MIN = 5
/** Statistics of this year and so many before it can be asked for. @spec §9 */
export const STATISTICS_YEARS_BACK = 3
/** Of what is about health, so many people are in every figure that is told, and so many are not. @spec §9 */
export const HEALTH_PEOPLE_MIN = 5
/** Nothing about the health of so many people, or fewer, follows from what is told. @spec §9 */
export const HEALTH_GROUP_MAX = 4
/** Figures about health are told of areas with so many employed. @spec §9 */
export const HEALTH_AREA_EMPLOYED = 30
