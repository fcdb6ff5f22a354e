CREATE TABLE "certificate_mail_entries" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"certificate_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"subscription_id" uuid NOT NULL,
	CONSTRAINT "certificate_mail_entries_account_id_certificate_id_day_pk" PRIMARY KEY("account_id","certificate_id","day")
);
--> statement-breakpoint
CREATE TABLE "certificate_mails" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"not_needed_at" timestamp (3) with time zone,
	CONSTRAINT "certificate_mails_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "certificate_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"through" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_number" text NOT NULL,
	"employee_id" uuid NOT NULL,
	"medical_check" text NOT NULL,
	"type" text NOT NULL,
	"origin" text NOT NULL,
	"feed_id" text,
	"issued_on" date,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"recommended_next" date,
	"limitation" text,
	"document_id" text,
	"is_employers_statement" boolean DEFAULT false NOT NULL,
	"superseded_from" date,
	"turned_on" date,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed_by" uuid,
	CONSTRAINT "certificates_feedId_unique" UNIQUE("feed_id"),
	CONSTRAINT "certificates_journal_ends" CHECK (origin = 'user' or ends_on is not null)
);
--> statement-breakpoint
CREATE TABLE "check_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_number" text NOT NULL,
	"employee_id" uuid NOT NULL,
	"medical_check" text NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"account_id" uuid NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"takes_back" uuid,
	CONSTRAINT "check_notes_taken_back" UNIQUE("takes_back")
);
--> statement-breakpoint
CREATE TABLE "check_requirements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_number" text NOT NULL,
	"medical_check" text NOT NULL,
	"unit_id" uuid,
	"title" text,
	"account_id" uuid NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed_by" uuid,
	CONSTRAINT "check_requirements_once" UNIQUE NULLS NOT DISTINCT("client_number","medical_check","unit_id","title","removed_at"),
	CONSTRAINT "check_requirements_complete" CHECK (unit_id is not null or title is not null)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"file_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_subscriptions" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_subscriptions" ADD COLUMN "turned_on_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "checks" text[];--> statement-breakpoint
ALTER TABLE "certificate_mail_entries" ADD CONSTRAINT "certificate_mail_entries_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_mail_entries" ADD CONSTRAINT "certificate_mail_entries_subscription_id_mail_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."mail_subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_mails" ADD CONSTRAINT "certificate_mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_notes" ADD CONSTRAINT "check_notes_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_notes" ADD CONSTRAINT "check_notes_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_notes" ADD CONSTRAINT "check_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_notes" ADD CONSTRAINT "check_notes_takes_back_check_notes_id_fk" FOREIGN KEY ("takes_back") REFERENCES "public"."check_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_requirements" ADD CONSTRAINT "check_requirements_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_requirements" ADD CONSTRAINT "check_requirements_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_requirements" ADD CONSTRAINT "check_requirements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_requirements" ADD CONSTRAINT "check_requirements_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_mail_entries_certificate_id_index" ON "certificate_mail_entries" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "certificate_mails_unsent_index" ON "certificate_mails" USING btree ("day") WHERE sent_at is null and not_needed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_one_monitoring" ON "certificates" USING btree ("employee_id","medical_check") WHERE origin = 'user' and removed_at is null;--> statement-breakpoint
CREATE INDEX "certificates_employee_id_medical_check_index" ON "certificates" USING btree ("employee_id","medical_check");--> statement-breakpoint
CREATE INDEX "certificates_list_index" ON "certificates" USING btree ("client_number","ends_on","employee_id","medical_check","type","origin","starts_on","superseded_from","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "certificates_unturned_index" ON "certificates" USING btree ("ends_on") WHERE origin = 'journal' and turned_on is null;--> statement-breakpoint
CREATE INDEX "check_notes_employee_id_medical_check_index" ON "check_notes" USING btree ("employee_id","medical_check");--> statement-breakpoint
CREATE INDEX "check_notes_client_number_index" ON "check_notes" USING btree ("client_number");--> statement-breakpoint
CREATE INDEX "mail_subscriptions_kind_object_index" ON "mail_subscriptions" USING btree ("kind","object");--> statement-breakpoint
-- Notes are only ever added, as lines of the audit are.
CREATE FUNCTION "check_notes_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Notes about medical checks are never changed or deleted.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "check_notes_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "check_notes"
FOR EACH STATEMENT EXECUTE FUNCTION "check_notes_refuse_change"();
