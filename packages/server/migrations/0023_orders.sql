CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20001 CACHE 1;--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"client_number" text,
	"conversation_id" uuid,
	"message_id" uuid,
	"sent_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"file_key" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"attached_at" timestamp (3) with time zone NOT NULL,
	"scanned_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "conversation_readers" (
	"conversation_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"read_through" integer DEFAULT 0 NOT NULL,
	"is_following" boolean DEFAULT false NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "conversation_readers_conversation_id_account_id_pk" PRIMARY KEY("conversation_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_number" text NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_of_customer" integer DEFAULT 0 NOT NULL,
	"last_of_provider" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "internal_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"party" text NOT NULL,
	"sender_account_id" uuid,
	"sender_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_conversation_number" UNIQUE("conversation_id","number")
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"event" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"account_id" uuid
);
--> statement-breakpoint
CREATE TABLE "order_units" (
	"order_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"path" text[] NOT NULL,
	"comment" text,
	CONSTRAINT "order_units_order_id_unit_id_pk" PRIMARY KEY("order_id","unit_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint DEFAULT nextval('order_numbers') NOT NULL,
	"client_number" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"closed_by" text,
	"maker_account_id" uuid NOT NULL,
	"maker_name" text NOT NULL,
	"employee_id" uuid,
	"service_id" text,
	"clinic_id" text,
	"contents" jsonb NOT NULL,
	"handler_account_id" uuid,
	"handler_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"latest_event_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"locks_at" timestamp (3) with time zone,
	"touched_at" timestamp (3) with time zone,
	"unanswered" integer DEFAULT 0 NOT NULL,
	"expected_answer" date,
	"receipt_mailed_at" timestamp (3) with time zone,
	"sort_service" text collate "C" NOT NULL,
	"sort_clinic" text collate "C" NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "outgoing_changes" (
	"kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outgoing_changes_kind_object_id_pk" PRIMARY KEY("kind","object_id"),
	CONSTRAINT "outgoing_changes_number" UNIQUE("kind","number")
);
--> statement-breakpoint
CREATE TABLE "outgoing_counters" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "employees" DROP CONSTRAINT "employees_client_number_pid";--> statement-breakpoint
-- Files that were attached to replies about personnel files move to the table of all attached files, under their ids.
-- Written by hand; the rest is generated.
INSERT INTO "attachments" ("id", "uploaded_by", "client_number", "sent_at", "name", "bytes", "sha256", "file_key", "type", "state", "attached_at")
SELECT "file"."id", "file"."attached_by", "case"."client_number", "reply"."at", "file"."name", "file"."bytes", "file"."sha256",
  CASE WHEN "case"."original_deleted_at" IS NULL THEN "file"."file_key" ELSE '' END,
  CASE "file"."type" WHEN 'jpeg' THEN 'jpg' WHEN 'text' THEN CASE WHEN lower("file"."name") LIKE '%.csv' THEN 'csv' ELSE 'txt' END ELSE "file"."type" END,
  'unscanned', "file"."attached_at"
FROM "personnel_file_attachments" "file"
JOIN "personnel_file_cases" "case" ON "case"."id" = "file"."case_id"
LEFT JOIN "personnel_file_history" "reply" ON "reply"."id" = "file"."history_id";--> statement-breakpoint
ALTER TABLE "personnel_file_attachments" DROP CONSTRAINT "personnel_file_attachments_attached_by_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "personnel_file_attachments" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "is_prospective" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "answer_working_days" integer;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_uploaded_by_accounts_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_readers" ADD CONSTRAINT "conversation_readers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_readers" ADD CONSTRAINT "conversation_readers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_notes" ADD CONSTRAINT "internal_notes_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_notes" ADD CONSTRAINT "internal_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_account_id_accounts_id_fk" FOREIGN KEY ("sender_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_units" ADD CONSTRAINT "order_units_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_units" ADD CONSTRAINT "order_units_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_id_conversations_id_fk" FOREIGN KEY ("id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_maker_account_id_accounts_id_fk" FOREIGN KEY ("maker_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_handler_account_id_accounts_id_fk" FOREIGN KEY ("handler_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_conversation_id_index" ON "attachments" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "attachments_file_key_index" ON "attachments" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "attachments_unsent_index" ON "attachments" USING btree ("uploaded_by") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "attachments_waiting_index" ON "attachments" USING btree ("attached_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "conversation_readers_account_id_index" ON "conversation_readers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "conversation_readers_unread_index" ON "conversation_readers" USING btree ("account_id") WHERE unread > 0;--> statement-breakpoint
CREATE INDEX "internal_notes_conversation_id_at_index" ON "internal_notes" USING btree ("conversation_id","at");--> statement-breakpoint
CREATE INDEX "order_steps_order_id_at_index" ON "order_steps" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_units_unit_id_index" ON "order_units" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "orders_list_index" ON "orders" USING btree ("client_number","created_at","id","latest_event_at","kind","state","locks_at","employee_id","maker_account_id","sort_service");--> statement-breakpoint
CREATE INDEX "orders_locks_index" ON "orders" USING btree ("client_number","locks_at") WHERE state = 'handled';--> statement-breakpoint
CREATE INDEX "orders_latest_event_at_index" ON "orders" USING btree ("latest_event_at");--> statement-breakpoint
CREATE INDEX "orders_maker_account_id_index" ON "orders" USING btree ("maker_account_id");--> statement-breakpoint
CREATE INDEX "orders_open_index" ON "orders" USING btree ("created_at","id","handler_account_id","touched_at","unanswered","client_number","employee_id","service_id","clinic_id","kind","number") WHERE state in ('sent', 'received');--> statement-breakpoint
CREATE INDEX "orders_handled_index" ON "orders" USING btree ("locks_at","client_number","employee_id","service_id","clinic_id","kind","number") WHERE state = 'handled';--> statement-breakpoint
CREATE INDEX "orders_unanswered_index" ON "orders" USING btree ("created_at","id","state","locks_at") WHERE unanswered > 0;--> statement-breakpoint
CREATE INDEX "orders_client_number_index" ON "orders" USING btree ("client_number");--> statement-breakpoint
CREATE INDEX "orders_employee_id_client_number_index" ON "orders" USING btree ("employee_id","client_number");--> statement-breakpoint
CREATE INDEX "orders_service_id_client_number_index" ON "orders" USING btree ("service_id","client_number");--> statement-breakpoint
CREATE INDEX "orders_clinic_id_client_number_index" ON "orders" USING btree ("clinic_id","client_number");--> statement-breakpoint
CREATE INDEX "orders_created_at_id_index" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_sort_clinic_created_at_id_index" ON "orders" USING btree ("sort_clinic","created_at","id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel_file_attachments" ADD CONSTRAINT "personnel_file_attachments_id_attachments_id_fk" FOREIGN KEY ("id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_order_id_index" ON "bookings" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "employees_client_number_pid" ON "employees" USING btree ("client_number","pid") WHERE not is_prospective;--> statement-breakpoint
CREATE UNIQUE INDEX "employees_prospective" ON "employees" USING btree ("client_number","pid","unit_id") WHERE is_prospective;--> statement-breakpoint
ALTER TABLE "personnel_file_attachments" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "personnel_file_attachments" DROP COLUMN "bytes";--> statement-breakpoint
ALTER TABLE "personnel_file_attachments" DROP COLUMN "sha256";--> statement-breakpoint
ALTER TABLE "personnel_file_attachments" DROP COLUMN "file_key";--> statement-breakpoint
ALTER TABLE "personnel_file_attachments" DROP COLUMN "type";--> statement-breakpoint
ALTER TABLE "personnel_file_attachments" DROP COLUMN "attached_by";--> statement-breakpoint
ALTER TABLE "personnel_file_attachments" DROP COLUMN "attached_at";