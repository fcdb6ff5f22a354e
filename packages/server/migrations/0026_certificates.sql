CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_number" text NOT NULL,
	"employee_id" uuid NOT NULL,
	"medical_check" text NOT NULL,
	"origin" text NOT NULL,
	"feed_id" text,
	"issued_on" date,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"recommended_next" date,
	"limitation" text,
	"superseded_from" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "certificates_feedId_unique" UNIQUE("feed_id"),
	CONSTRAINT "certificates_journal_ends" CHECK (origin <> 'journal' or ends_on is not null)
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_employee_id_medical_check_index" ON "certificates" USING btree ("employee_id","medical_check");--> statement-breakpoint
CREATE INDEX "certificates_client_number_ends_on_index" ON "certificates" USING btree ("client_number","ends_on");