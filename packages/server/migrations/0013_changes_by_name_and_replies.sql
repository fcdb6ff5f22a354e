CREATE TABLE "personnel_file_attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"history_id" bigint,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"file_key" text NOT NULL,
	"type" text NOT NULL,
	"attached_by" uuid NOT NULL,
	"attached_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personnel_file_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "personnel_file_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"row" integer,
	"employee_id" uuid,
	"from_path" text[],
	"to_path" text[]
);
--> statement-breakpoint
CREATE TABLE "personnel_file_compared" (
	"draft_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"employee_id" uuid,
	"unit_path" text[] NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"protected_identity" boolean NOT NULL,
	CONSTRAINT "personnel_file_compared_draft_id_row_pk" PRIMARY KEY("draft_id","row")
);
--> statement-breakpoint
ALTER TABLE "personnel_file_cases" ADD COLUMN "confirmed_changes" text;--> statement-breakpoint
ALTER TABLE "personnel_file_cases" ADD COLUMN "answers_case_id" uuid;--> statement-breakpoint
ALTER TABLE "personnel_file_drafts" ADD COLUMN "compared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "personnel_file_history" ADD COLUMN "by_account_id" uuid;--> statement-breakpoint
ALTER TABLE "personnel_file_attachments" ADD CONSTRAINT "personnel_file_attachments_case_id_personnel_file_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."personnel_file_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel_file_attachments" ADD CONSTRAINT "personnel_file_attachments_history_id_personnel_file_history_id_fk" FOREIGN KEY ("history_id") REFERENCES "public"."personnel_file_history"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel_file_attachments" ADD CONSTRAINT "personnel_file_attachments_attached_by_accounts_id_fk" FOREIGN KEY ("attached_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel_file_changes" ADD CONSTRAINT "personnel_file_changes_case_id_personnel_file_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."personnel_file_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel_file_changes" ADD CONSTRAINT "personnel_file_changes_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel_file_compared" ADD CONSTRAINT "personnel_file_compared_draft_id_personnel_file_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."personnel_file_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel_file_compared" ADD CONSTRAINT "personnel_file_compared_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "personnel_file_attachments_case_id_index" ON "personnel_file_attachments" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "personnel_file_attachments_history_id_index" ON "personnel_file_attachments" USING btree ("history_id");--> statement-breakpoint
CREATE INDEX "personnel_file_changes_case_id_kind_index" ON "personnel_file_changes" USING btree ("case_id","kind");--> statement-breakpoint
ALTER TABLE "personnel_file_cases" ADD CONSTRAINT "personnel_file_cases_answers_case_id_personnel_file_cases_id_fk" FOREIGN KEY ("answers_case_id") REFERENCES "public"."personnel_file_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel_file_history" ADD CONSTRAINT "personnel_file_history_by_account_id_accounts_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;